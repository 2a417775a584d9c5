"""A small net: sparse inputs, two hidden layers, a value and a policy. It runs in the kernels, without PyTorch."""

from thauma.players.network.file import NetError, read_net, write_net
from thauma.players.network.layers import Floats, Floats2, Inputs, Net, blank_inputs

__all__ = ["Floats", "Floats2", "Inputs", "Net", "NetError", "blank_inputs", "read_net", "write_net"]

"""Statistics of many games: recorded in bulk, kept in Parquet files, counted, and shown as a page or as JSON.

    recording   self-play in bulk, as chunks of games
    parquet     chunks to a file and back; every game back to its record
    lines       chunks from records, one a line
    tally       counts of a chunk, which can be added up; what is counted stands in the module of each game
    report      what the counts say, as plain values
    page        the report as one HTML page; `words` in short for a terminal

Only `parquet` needs pyarrow and only `page` needs matplotlib (both in the extra `lab`).

No file here has kernels: those are in lab/recorder. So an edit here leaves what was compiled as it is.
"""

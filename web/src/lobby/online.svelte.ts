/** Whether the device has a connection at all; whether the server answers is another matter. */
class Online {
  now = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.now = true));
    addEventListener("offline", () => (this.now = false));
  }
}

export const online = new Online();

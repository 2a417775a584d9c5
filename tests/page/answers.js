// Answers some questions inside the page, by path. Playwright's own routes would switch the browser's cache off.
(() => {
  const ask = window.fetch;
  window.fetch = async (wanted, options) => {
    const { pathname } = new URL(wanted instanceof Request ? wanted.url : wanted, location.href);
    if (!(pathname in window.answers)) return ask(wanted, options);
    return new Response(JSON.stringify(window.answers[pathname]), { headers: { "content-type": "application/json" } });
  };
})();

/* The companion of the affiliate programme's script: keeps calls until that has come, and makes the first two. */
((page) => {
  page.fpr ||= (...call) => {
    page.fpr.q ||= [];
    page.fpr.q[call[0] === 'set' ? 'unshift' : 'push'](call);
  };
  page.fpr('init', { cid: document.currentScript.dataset.id });
  page.fpr('click');
})(window);

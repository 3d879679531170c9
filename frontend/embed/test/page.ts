export const css = `
body { margin: 0; font: 16px/1.5 Georgia, serif; color: #222; background: #fff; }
.dark body { color: #eee; background: #16181d; }
header, footer { padding: 16px 24px; border-block: 1px solid #8884; }
.hostile * { all: unset !important; transition: all 3s !important; color: red !important; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px; }
recommend-quiz:is(:not([mode]), [mode="inline"]) { display: block; min-height: 540px; }
recommend-quiz[mode="page"] { display: block; min-height: 100svh; }
.tall { block-size: 3000px; }
`;

/** What the page's address may say of its quizzes. */
const attributes = ['mode', 'delay', 'exit', 'scroll', 'once', 'button'];

const safe = (text: string) => text.replace(/[^\w-]/g, '');

/**
 * A plain shop's page. `?quiz=` may be given more than once; `dark`, `lang` and `dir` as they say; `rough` has it run
 * what old scripts do to the browser's own objects, and `base` gives it another base address.
 */
export const page = (origin: string, asked: URLSearchParams): string => {
  const given = attributes.filter((name) => asked.has(name));
  const more = given.map((name) => ` ${name}="${safe(asked.get(name) ?? '')}"`).join('');
  const quizzes = asked
    .getAll('quiz')
    .map((id) => `<recommend-quiz quiz="${safe(id)}"${more}></recommend-quiz>`);
  const looks = ['dark', 'hostile'].filter((name) => asked.has(name)).join(' ');
  const long = `<p><label>Search <input type="search"></label> <a href="#${safe(asked.get('quiz') ?? '')}">Take the quiz</a></p><div class="tall"></div>`;
  return `<!doctype html><html lang="${safe(asked.get('lang') ?? 'en')}" dir="${safe(asked.get('dir') ?? 'ltr')}" class="${looks}">
<head><meta charset="utf-8">${asked.has('base') ? '<base href="/elsewhere/">' : ''}<meta name="viewport" content="width=device-width"><title>A shop</title>
<link rel="stylesheet" href="/page.css">${asked.has('rough') ? '<script src="/rough.js"></script>' : ''}<script type="module" async src="${origin}/embed/recommend.js"></script></head>
<body><header>Northwind Shoes</header><main><h1>Which shoe?</h1>${quizzes.join('<p>And another:</p>')}<p id="below">What stands below the quiz.</p>${quizzes.length > 0 && asked.has('mode') ? long : ''}</main><footer>Open all day</footer></body></html>`;
};

/** What Prototype.js, old jQuery plugins, polyfills and wrappers of scripts that measure do to a page. */
export const rough = `
Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
String.prototype.toJSON = function () { return '"' + this + '"'; };
Array.prototype.each = Array.prototype.forEach;
Array.prototype.last = 'added';
Object.prototype.extend = function () {};
Object.prototype.polluted = 'yes';
window.$ = window.jQuery = function () { return { length: 0 }; };
var parse = JSON.parse;
JSON.parse = function (text) { return parse(text); };
var Native = window.Promise;
window.Promise = function (run) { return new Native(run); };
['all', 'race', 'reject', 'resolve'].forEach(function (name) { window.Promise[name] = Native[name].bind(Native); });
var add = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  return add.call(this, type, listener, options);
};
var fetched = window.fetch;
window.fetch = function (url, options) {
  var answer = fetched.call(window, url, options);
  return { then: function (done, failed) { answer.then(done, failed); } };
};
var define = customElements.define;
customElements.define = function (name, kind, options) { define.call(customElements, name, kind, options); };
`;

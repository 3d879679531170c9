import { expect, test } from 'vitest';
import { themeSchema } from './theme.ts';
import { cssFault } from './themeCss.ts';

test.each([
  '.rq-title{text-transform:uppercase}',
  '@media (min-width: 40em){.rq-option{background:url("https://cdn.example/a.png")}}',
  '.rq::before{content:"\\2713";background:url(/pictures/a.svg)}',
  '@keyframes glow{from{opacity:0}}',
  '.rq-option:hover{background:url(#own)}',
])('takes %s', (css) => expect(cssFault(css)).toBeUndefined());

test.each([
  ['@import "https://evil.example/a.css";', '@import'],
  ['@\\69mport url(//evil.example)', '@import'],
  ['@im/**/port x; @font-face{}', '@im'],
  ['@font-face{font-family:x}', '@font-face'],
  ['@property --x{syntax:"*"}', '@property'],
  [':host{position:fixed;inset:0}', ':host'],
  [':h\\6fst(.x){position:fixed}', ':host'],
  [':/**/root{color:red}', undefined],
  ['.a{background:url(data:image/svg+xml,x)}', 'https'],
  ['.a{background:url(javascript:alert(1))}', 'scripts'],
  ['.a{background:url( "http://shop.example/a.png" )}', 'https'],
  ['.a{background:url(//evil.example/a.png)}', 'https'],
  ['.a{background:u\\72l(data:x)}', 'https'],
  ['.a{background:image-set("data:x" 1x)}', 'https'],
  ['.a{width:expression(alert(1))}', 'scripts'],
  ['</style><script>alert(1)</script>', 'HTML'],
  [`.a{color:${'r'.repeat(20_000)}}`, '20 KB'],
])('refuses %.60s', (css, said) => {
  if (said) expect(cssFault(css)).toContain(said);
  // A comment parts the two words: no browser reads this as `:root`.
  else expect(cssFault(css)).toBeUndefined();
});

test('says where and why a theme is refused, and takes one without anything', () => {
  expect(themeSchema.parse({})).toEqual({});
  const { error } = themeSchema.safeParse({ css: ':host{top:0}', font: 'a;}', text: 'red' });
  expect(
    error?.issues.map(({ path, message }) => `${path.join('.')} ${message.slice(0, 29)}`).sort(),
  ).toEqual([
    'css cannot style what is around t',
    'font must be "shop" or the name of',
    'text must be a colour such as #D97',
  ]);
});

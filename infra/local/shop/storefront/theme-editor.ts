import { type ShopCall, type ShopRoute, shopName, shopRoute } from '../core/context.ts';
import { escapeHtml, fieldsOf, html, type Reply, redirect, textOf } from '../core/http.ts';
import { type AppBlock, blockModes } from '../core/store.ts';

const path = '/admin/themes/current/editor';
const maxBlocks = 25;

const style = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif;background:#f1f1ef;color:#1f1d1a;display:grid;grid-template-columns:minmax(300px,380px) 1fr;min-height:100vh}
aside{background:#fff;padding:24px;border-right:1px solid #e7e5e4}h1{font-size:20px;margin:0 0 4px}h2{font-size:15px;margin:0 0 12px}p{color:#57534e;margin:0 0 20px}
.block{border:1px solid #d6d3d1;border-radius:12px;padding:16px;margin:0 0 16px}.block.new{border-color:#b45309;box-shadow:0 0 0 3px #b4530922}
label{display:block;font-weight:600;margin:0 0 6px}select{margin:0 0 16px}input,select{width:100%;min-height:44px;padding:0 12px;font:inherit;border:1px solid #78716c;border-radius:8px}
small{display:block;color:#6b6560;margin:6px 0 16px}.row{display:flex;gap:10px}button,a.button{min-height:44px;padding:0 18px;border-radius:8px;border:1px solid #d6d3d1;background:#fff;font:inherit;font-weight:600;cursor:pointer;color:inherit;text-decoration:none;display:inline-grid;place-items:center}
button.primary{background:#1f1d1a;color:#fff;border-color:#1f1d1a}:focus-visible{outline:3px solid #60a5fa;outline-offset:2px}.saved{background:#dcfce7;color:#14532d;padding:10px 14px;border-radius:8px}
iframe{width:100%;height:100%;min-height:480px;border:0;background:#fff}@media(max-width:760px){body{grid-template-columns:1fr}aside{border:0}}`;

const blockForm = (call: ShopCall, block: AppBlock, isNew: boolean): string => {
  const action = `${call.shopUrl}${path}`;
  return `<form class="block${isNew ? ' new' : ''}" method="post" action="${action}"><h2>Product quiz</h2>
<input type="hidden" name="id" value="${escapeHtml(block.id)}"><label for="quiz-${escapeHtml(block.id)}">Quiz ID</label>
<input id="quiz-${escapeHtml(block.id)}" name="quiz" value="${escapeHtml(block.quiz)}" autocomplete="off" spellcheck="false" maxlength="200">
<small>Copy it from the quiz in Recommend, under Publish. It starts with quiz_.</small>
<label for="mode-${escapeHtml(block.id)}">Where it stands</label><select id="mode-${escapeHtml(block.id)}" name="mode">${blockModes.map((mode) => `<option${mode === block.mode ? ' selected' : ''}>${mode}</option>`).join('')}</select>
<div class="row"><button class="primary" name="action" value="save">Save</button>
${isNew ? `<a class="button" href="${action}">Discard</a>` : '<button name="action" value="remove">Remove</button>'}</div></form>`;
};

const editorPage = (call: ShopCall, fresh: boolean, saved: boolean): string => {
  const forms = call.state.blocks.map((block) => blockForm(call, block, false));
  const wanted = call.url.searchParams.get('quiz') ?? '';
  if (fresh) forms.push(blockForm(call, { id: 'new', quiz: wanted }, true));
  const [product] = call.deps.catalogue.products;
  const link = `${call.shopUrl}${path}?context=apps&template=product&addAppBlockId=${encodeURIComponent(call.deps.clientId)}/quiz&target=newAppsSection`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Theme editor – ${escapeHtml(shopName(call.domain))}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><aside>
<h1>Theme editor</h1><p>${escapeHtml(shopName(call.domain))} · Product pages · Apps</p>
${saved ? '<p class="saved" role="status">Saved. Product pages show it now.</p>' : ''}
${forms.join('') || '<p>No app block is on the product pages.</p>'}
${fresh ? '' : `<a class="button" href="${escapeHtml(link)}">Add the quiz block</a>`}</aside>
<iframe title="Preview of a product page" src="${call.shopUrl}/products/${product?.handle ?? ''}"></iframe></body></html>`;
};

const notThisApp = (block: string): Reply =>
  html(
    `<!doctype html><title>Theme editor</title><p>There is no app block ${escapeHtml(block)} in an installed app.</p>`,
    404,
  );

/** Opens the editor; with `addAppBlockId` a block is added, which stands once it is saved. */
const show = (call: ShopCall): Reply => {
  const block = call.url.searchParams.get('addAppBlockId');
  if (block !== null && block !== `${call.deps.clientId}/quiz`) return notThisApp(block);
  if (block !== null && (call.url.searchParams.get('template') ?? 'product') !== 'product')
    return html(
      '<!doctype html><title>Theme editor</title><p>The dev shop has app blocks on product pages only.</p>',
      404,
    );
  return html(editorPage(call, block !== null, call.url.searchParams.has('saved')));
};

const save = (call: ShopCall): Reply => {
  const fields = fieldsOf(call);
  const id = textOf(fields.id);
  const quiz = textOf(fields.quiz).trim().slice(0, 200);
  const mode = blockModes.find((one) => one === fields.mode) ?? 'inline';
  const remove = textOf(fields.action) === 'remove';
  call.deps.store.change(call.domain, (state) => {
    const known = state.blocks.find((block) => block.id === id);
    if (remove) state.blocks = state.blocks.filter((block) => block !== known);
    else if (known) Object.assign(known, { quiz, mode });
    else if (state.blocks.length < maxBlocks) state.blocks.push({ id: call.deps.random(), quiz, mode });
  });
  return redirect(`${call.shopUrl}${path}?saved`);
};

export const editorRoutes: ShopRoute[] = [shopRoute('GET', path, show), shopRoute('POST', path, save)];

// The search in the list of operations, and the form that tries one.

const $ = (id) => document.getElementById(id);

$('search')?.addEventListener('input', ({ target }) => filter(target.value));
$('request')?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(event.target);
});

/** Shows the operations that contain every word. */
function filter(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const contains = (node) => {
    const content = node.textContent.toLowerCase();
    return words.every((word) => content.includes(word));
  };
  let count = 0;
  for (const section of document.querySelectorAll('section')) {
    const rows = [...section.querySelectorAll('li')];
    for (const row of rows) row.hidden = !contains(row);
    const shown = rows.filter(({ hidden }) => !hidden).length;
    section.hidden = shown === 0;
    count += shown;
  }
  document.querySelector('.introduction').hidden = words.length > 0;
  $('found').textContent = words.length === 0 ? '' : `Operations found: ${String(count)}`;
}

/** Sends the request of the form, and shows its response. */
async function send(form) {
  const { method, path } = form.dataset;
  const query = new URLSearchParams();
  let address = path;
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(name, value);
  }
  const body = form.elements.body?.value;
  const url = new URL(`../..${address}`, location.href);
  url.search = query.toString();
  const options = { method, headers: body && { 'content-type': 'application/json' }, body };
  $('response').textContent = 'Sending …';
  try {
    show(await read(await fetch(url, options)));
  } catch (error) {
    show([`No response: ${error.message}`, '']);
  }
}

/** The status and the text of a response; of a stream and of a file, only their type. */
async function read(response) {
  const type = response.headers.get('content-type') ?? '';
  const status = `${String(response.status)} ${response.statusText} ${type}`;
  if (!/json|text\/(plain|csv|calendar)|svg/.test(type)) {
    await response.body?.cancel();
    return [status, ''];
  }
  const text = await response.text();
  return [status, type.includes('/json') ? JSON.stringify(JSON.parse(text), null, 2) : text];
}

function show([status, text]) {
  const line = document.createElement('p');
  const block = document.createElement('pre');
  line.textContent = status;
  block.textContent = text;
  block.tabIndex = 0;
  $('response').replaceChildren(line, ...(text === '' ? [] : [block]));
}

/** Asks the sandbox; its plain-text refusals become errors. */
export async function ask(path, body) {
  const response = await fetch(`/sandbox/api${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

let hiding;

export function say(text) {
  const toast = document.querySelector('.toast');
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    toast.hidden = true;
  }, 4000);
}

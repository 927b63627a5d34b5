/** Formats the card fields while they are typed. The page works without this file, and the server checks everything. */

const form = document.querySelector('.card-form');

const shapes = {
  number: (digits) =>
    (/^3[47]/.test(digits) ? parts(digits.slice(0, 15), 4, 6, 5) : parts(digits.slice(0, 19), 4, 4, 4, 7)).join(' '),
  expiry: (digits) => {
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
  },
  cvc: (digits) => digits.slice(0, 4),
};

function parts(digits, ...lengths) {
  let rest = digits;
  return lengths
    .map((length) => {
      const part = rest.slice(0, length);
      rest = rest.slice(length);
      return part;
    })
    .filter(Boolean);
}

/** Keeps the caret behind the same digit while spaces come and go. */
function reshape(input) {
  const shape = shapes[input.name];
  if (!shape) return;
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replaceAll(/\D/g, '').length;
  const isAtEnd = input.selectionStart === input.value.length;
  input.value = shape(input.value.replaceAll(/\D/g, ''));
  if (isAtEnd || document.activeElement !== input) return;
  let place = 0;
  for (let seen = 0; seen < digitsBefore && place < input.value.length; place++) {
    if (/\d/.test(input.value[place])) seen++;
  }
  input.setSelectionRange(place, place);
}

function forgive(input) {
  input.setAttribute('aria-invalid', 'false');
  document.querySelector(`#${input.name}-error`).textContent = '';
}

if (form) {
  for (const input of form.querySelectorAll('.field input')) {
    // This file may come late. A field in which somebody types by then keeps its text and caret until the next key.
    if (document.activeElement !== input) reshape(input);
    input.addEventListener('input', () => {
      reshape(input);
      forgive(input);
    });
  }
  const firstWrong = form.querySelector('[aria-invalid="true"]');
  const first = firstWrong ?? (matchMedia('(hover: hover)').matches ? form.querySelector('input') : undefined);
  // Whoever has chosen a field before this file came stays there: the next key would land in another one.
  if (document.activeElement === document.body) first?.focus();

  for (const button of document.querySelectorAll('[data-card]')) {
    button.addEventListener('click', () => {
      // The empty choice is another card than those that are saved.
      if (form.elements.saved) form.elements.saved.value = '';
      const year = String(new Date().getFullYear() + 3).slice(2);
      const isAmex = button.dataset.card.length === 15;
      const example = { number: button.dataset.card, expiry: `12${year}`, cvc: isAmex ? '1234' : '123' };
      for (const [name, value] of Object.entries(example)) {
        form.elements[name].value = value;
        reshape(form.elements[name]);
        forgive(form.elements[name]);
      }
      if (form.elements.name.value === '') form.elements.name.value = 'Mari Maasikas';
      forgive(form.elements.name);
      form.querySelector('.pay-button').focus();
    });
  }
}

/** Prevents a second press. The button is disabled after the form was read, or its own value would be missing. */
for (const any of document.querySelectorAll('form')) {
  any.addEventListener('submit', () => {
    setTimeout(() => {
      for (const button of any.querySelectorAll('button')) button.disabled = true;
      const label = any.querySelector('.pay-button');
      if (label) label.textContent = label.dataset.processing;
    });
  });
}

// The browser may show the page again as it was left, with its buttons disabled. A reload makes it usable.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

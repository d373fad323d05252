export function focusField(form: HTMLFormElement, names: readonly string[]) {
  const named = names.map((name) => form.querySelector(`[name="${name}"]`))
  for (const field of [...named, ...form.elements]) {
    if (field instanceof HTMLElement) field.focus()
    if (form.contains(document.activeElement)) return
  }
}

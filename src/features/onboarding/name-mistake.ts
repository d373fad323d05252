const control = /[\p{Cc}\p{Cs}]/u

/** What is wrong with a name, if anything; the server has the last word. */
export function mistakeInName(name: string) {
  if (name.trim() === '') return 'required'
  return control.test(name) ? 'invalid' : undefined
}

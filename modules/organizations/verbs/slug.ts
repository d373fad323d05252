export const longestSlug = 60
const form = /^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u
const others = /[^\p{Ll}\p{Lo}\p{Nd}]+/gu

/** Taken by routes. */
const reserved = ['new']

export const isSlug = (text: string): boolean =>
  Array.from(text).length >= 2 &&
  text.length <= longestSlug &&
  form.test(text) &&
  !reserved.includes(text)

/** Diacritics are removed; letters of every script are allowed. */
export function slugOf(name: string): string | undefined {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFKC')
  const cut = plain.replaceAll(others, '-').slice(0, longestSlug)
  // The cut can split a surrogate pair.
  const slug = cut.replaceAll(/^-|[-\p{Cs}]+$/gu, '')
  return isSlug(slug) ? slug : undefined
}

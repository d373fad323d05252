export const longestSlug = 60
const form = /^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u
const others = /[^\p{Ll}\p{Lo}\p{Nd}]+/gu

/** Addresses of pages that are there already. */
const reserved = ['new']

export const isSlug = (text: string): boolean =>
  Array.from(text).length >= 2 &&
  text.length <= longestSlug &&
  form.test(text) &&
  !reserved.includes(text)

/** What addresses may call something of this name: its letters without their marks, in any script. */
export function slugOf(name: string): string | undefined {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFKC')
  const cut = plain.replaceAll(others, '-').slice(0, longestSlug)
  // A cut may leave a letter by half.
  const slug = cut.replaceAll(/^-|[-\p{Cs}]+$/gu, '')
  return isSlug(slug) ? slug : undefined
}

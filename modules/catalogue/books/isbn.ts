const separators = /[\s\u2010-\u2015-]/g

/** Accepts any notation; returns 13 digits, or undefined if the check digit is wrong. */
export function parseIsbn(text: string): string | undefined {
  const isbn = text.replace(separators, '').toUpperCase()
  if (isIsbn13(isbn)) return isbn
  return isIsbn10(isbn) ? toIsbn13(isbn) : undefined
}

function toIsbn13(isbn10: string) {
  const body = `978${isbn10.slice(0, 9)}`
  return body + checkDigit13(body)
}

const isIsbn13 = (isbn: string) =>
  /^97[89]\d{10}$/.test(isbn) && checkDigit13(isbn.slice(0, 12)) === isbn.slice(12)

const isIsbn10 = (isbn: string) => /^\d{9}[\dX]$/.test(isbn) && weigh10(isbn) % 11 === 0

function checkDigit13(body: string) {
  const sum = Array.from(body, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return `${(10 - (sum.reduce((total, part) => total + part, 0) % 10)) % 10}`
}

/** The weights run from 10 down to 1; an X, only in the last place, is 10. */
function weigh10(isbn: string) {
  const parts = Array.from(isbn, (digit, at) => (digit === 'X' ? 10 : Number(digit)) * (10 - at))
  return parts.reduce((total, part) => total + part, 0)
}

/** Separates only the prefix: the position of the other dashes depends on the publisher. */
export const isbnText = (isbn13: string) => `${isbn13.slice(0, 3)}-${isbn13.slice(3)}`

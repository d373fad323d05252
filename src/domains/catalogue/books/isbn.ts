const separators = /[\s\u2010-\u2015-]/g

/** The thirteen digits of an ISBN-10 or ISBN-13, however it is written; nothing when its check digit is wrong. */
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

/** Digits count once and three times in turn. */
function checkDigit13(body: string) {
  const sum = Array.from(body, (digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return `${(10 - (sum.reduce((total, part) => total + part, 0) % 10)) % 10}`
}

/** Digits count ten times, nine times and so on; an X, only ever the last, is ten. */
function weigh10(isbn: string) {
  const parts = Array.from(isbn, (digit, at) => (digit === 'X' ? 10 : Number(digit)) * (10 - at))
  return parts.reduce((total, part) => total + part, 0)
}

/** As it is printed, with its prefix apart; where the other dashes belong depends on the publisher. */
export const isbnText = (isbn13: string) => `${isbn13.slice(0, 3)}-${isbn13.slice(3)}`

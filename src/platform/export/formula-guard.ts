/**
 * Spreadsheets run such a cell as a formula; a leading apostrophe marks it as text. A cell that already starts with
 * apostrophes gets one more, so that an import can remove exactly one.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

export const guardFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

export const unguardFormula = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell)

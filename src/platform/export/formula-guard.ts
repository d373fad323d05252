/**
 * A cell that begins like this is run as a formula by spreadsheets. It is written with an apostrophe before it, which
 * they take for "this is text"; one that already has apostrophes gets one more, so that exactly one can be taken away.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

export const guardFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

export const unguardFormula = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell)

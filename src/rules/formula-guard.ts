/** Apostrophes are included: a cell that starts with them gets one more, so that an import can remove exactly one. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

export const guardFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

export const unguardFormula = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell)

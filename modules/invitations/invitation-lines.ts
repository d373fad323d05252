export const mostLines = 1000

/** Server and browser find the same addresses in a pasted line. */
export const cellsOf = (line: string): string[] => line.split(/[\s,;<>"]+/)

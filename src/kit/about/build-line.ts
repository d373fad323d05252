/** This build in one line, to be copied. */
export const buildLine = `Incipit ${[BUILD.version, BUILD.commit, BUILD.date].filter(Boolean).join(' ')}`

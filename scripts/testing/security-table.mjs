import { basename } from 'node:path'

/** A check that is null is not in this product. */
export function securityTable(checks, tests) {
  const rows = checks.flatMap((says, index) => {
    const number = `${index + 1}`
    return says === null ? [] : [row(number, says, tests.filter(claims(`check ${number}`)))]
  })
  return [
    ...rows,
    row(
      '+',
      'Nonsense of every kind; what we take from others.',
      tests.filter(claims('security:')),
    ),
  ]
}

const claims =
  (what) =>
  ({ name }) =>
    new RegExp(String.raw`\b${what}(?!\d)`).test(name)

function row(number, says, tests) {
  const failing = tests.filter(({ passed }) => !passed)
  const passed = tests.length > 0 && failing.length === 0
  const files = [...new Set(tests.map(({ path }) => basename(path)))].toSorted((one, other) =>
    one < other ? -1 : 1,
  )
  const lines = [
    `${passed ? '✓' : '✗'} ${number.padStart(2)}  ${says}`,
    `      ${tests.length} tests: ${files.join(', ') || 'none'}`,
    ...failing.map(({ name }) => `      failed: ${name}`),
  ]
  return { passed, lines }
}

import { stripVTControlCharacters } from 'node:util'

export function fromVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName: name, status, failureMessages }) => ({
        path,
        name,
        passed: status === 'passed',
        error: firstLine(failureMessages?.[0]),
      })),
  )
}

export function fromPlaywright(report) {
  return (report?.suites ?? []).flatMap((file) => inSuite(file, []))
}

const wholeName = ({ path, name, error }) => [`${path}: ${name}`, error].filter(Boolean).join(': ')

const firstLine = (message) => message && stripVTControlCharacters(message).split('\n')[0]

export const namesOfFailed = (tests) =>
  tests.filter(({ passed, unsteady }) => !passed && !unsteady).map(wholeName)

export const filesOfFailed = (tests) => [
  ...new Set(tests.filter(({ passed, unsteady }) => !passed && !unsteady).map(({ path }) => path)),
]

export const namesOfUnsteady = (tests) => tests.filter(({ unsteady }) => unsteady).map(wholeName)

function inSuite({ file, suites = [], specs = [] }, groups) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      path: file,
      name: [...groups, title].join(' '),
      passed: status === 'expected',
      unsteady: status === 'flaky',
      error: firstLine(results.find(({ error }) => error)?.error.message),
    })),
  )
  return [...own, ...suites.flatMap((suite) => inSuite(suite, [...groups, suite.title]))]
}

export function errorsIn(printed = '') {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trim())
  const errors = lines.filter((line) =>
    /\bFAIL\b|\w*Error\b.*:|Unhandled|^❯ (?!node_modules)/.test(line),
  )
  return errors.slice(0, 20)
}

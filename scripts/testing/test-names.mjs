/** The tests that Vitest ran, each by its whole name and whether it passed. */
export function fromVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName: name, status }) => ({ path, name, passed: status === 'passed' })),
  )
}

/** The tests that Playwright ran; one that passes only at the second try has failed. */
export function fromPlaywright(report) {
  return (report?.suites ?? []).flatMap((file) => inSuite(file, []))
}

export const namesOfFailed = (tests) =>
  tests.filter(({ passed }) => !passed).map(({ path, name }) => `${path}: ${name}`)

function inSuite({ file, suites = [], specs = [] }, groups) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      path: file,
      name: [...groups, title].join(' '),
      passed: status === 'expected',
    })),
  )
  return [...own, ...suites.flatMap((suite) => inSuite(suite, [...groups, suite.title]))]
}

import { knownModules } from './known-modules.mjs'

/** Choices of modules: the base alone, all but one with those that need it, and one with those that it needs. */
export function choices(modules = knownModules()) {
  const names = modules.map(({ name }) => name)
  const needsOf = (name) => modules.find((one) => one.name === name).needs
  const withNeeds = (name) =>
    needsOf(name).reduce((found, one) => found.union(withNeeds(one)), new Set([name]))
  const all = [
    { title: 'the base alone', gone: names },
    ...names.map((name) => ({
      title: `all but ${name}`,
      gone: names.filter((one) => withNeeds(one).has(name)),
    })),
    ...names.map((name) => ({
      title: `${name} alone`,
      gone: names.filter((one) => !withNeeds(name).has(one)),
    })),
  ]
  return all.filter(({ gone }, at) => all.findIndex((one) => `${one.gone}` === `${gone}`) === at)
}

/** The base alone, and `count` others that differ from commit to commit. */
export function someChoices(all, commit, count) {
  const [base, ...others] = all
  const start = Number.parseInt(commit.slice(0, 8), 16) % others.length
  const step = Math.max(1, Math.floor(others.length / count))
  const chosen = Array.from(
    { length: count },
    (_, at) => others[(start + at * step) % others.length],
  )
  return [base, ...new Set(chosen)]
}

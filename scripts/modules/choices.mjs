import { knownModules } from './known-modules.mjs'

/** Choices of modules: the base alone, all but one with those that need it, and one with those that it needs. */
export function choices(modules = knownModules()) {
  const { names, withNeeds, withNeeding } = family(modules)
  const all = [
    { title: 'the base alone', gone: names },
    ...names.map((name) => ({ title: `all but ${name}`, gone: withNeeding(name) })),
    ...names.map((name) => ({
      title: `${name} alone`,
      gone: names.filter((one) => !withNeeds(name).includes(one)),
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

/** Few choices, in which each two modules are there together, either without the other, and neither, as their needs allow. */
export function pairsOfModules(modules = knownModules()) {
  const { names, withNeeds, withNeeding } = family(modules)
  const following = new Map(
    names.flatMap((name) => [
      [`+${name}`, withNeeds(name).map((one) => `+${one}`)],
      [`-${name}`, withNeeding(name).map((one) => `-${one}`)],
    ]),
  )
  const states = [...following.keys()]
  const excludes = (one, other) =>
    one[0] !== other[0] && following.get(one).some((state) => state.slice(1) === other.slice(1))
  const unseen = new Map(
    states.map((one) => [one, new Set(states.filter((other) => !excludes(one, other)))]),
  )
  const chosen = []
  for (;;) {
    const pair = [...unseen].find(([, others]) => others.size > 0)
    if (!pair) return chosen
    const [one, [other]] = pair
    const choice = new Set([...following.get(one), ...following.get(other)])
    const gain = (state) =>
      following
        .get(state)
        .reduce((sum, taken) => sum + unseen.get(taken).intersection(choice).size, 0)
    // An even choice leaves out what an odd one has where neither shows anything new.
    const tie = chosen.length % 2
    for (const name of names) {
      if (choice.has(`+${name}`) || choice.has(`-${name}`)) continue
      const state = gain(`+${name}`) + tie > gain(`-${name}`) ? `+${name}` : `-${name}`
      for (const taken of following.get(state)) choice.add(taken)
    }
    for (const taken of choice) unseen.set(taken, unseen.get(taken).difference(choice))
    const isThere = (name) => choice.has(`+${name}`)
    chosen.push({
      title: `with ${names.filter(isThere).join(', ')}`,
      gone: names.filter((name) => !isThere(name)),
    })
  }
}

function family(modules) {
  const names = modules.map(({ name }) => name)
  const needsOf = (name) => modules.find((one) => one.name === name).needs
  const withNeeds = (name) => [...new Set([name, ...needsOf(name).flatMap(withNeeds)])]
  const withNeeding = (name) => names.filter((one) => withNeeds(one).includes(name))
  return { names, withNeeds, withNeeding }
}

/**
 * The modules of a release that a product goes without: those that it does not have and none of its own needs. A product with all modules
 * of the release that it came from gets the new ones, too.
 */
export function leftOut(ofRelease, own, { takesNew }) {
  const there = new Map(ofRelease.map((module) => [module.name, module]))
  const wanted = new Set(own)
  for (const name of wanted) for (const need of there.get(name)?.needs ?? []) wanted.add(need)
  return takesNew ? [] : [...there.keys()].filter((name) => !wanted.has(name))
}

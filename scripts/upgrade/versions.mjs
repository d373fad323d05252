const form = /^v?(\d+\.\d+\.\d+)$/

/** `0.2.0` of `0.2.0` and `v0.2.0`; undefined for anything else, as a release candidate. */
export const versionIn = (text) => form.exec(text)?.[1]

export function compareVersions(one, other) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number))
  const at = first.findIndex((part, index) => part !== second[index])
  return at === -1 ? 0 : first[at] - second[at]
}

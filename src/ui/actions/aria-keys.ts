export function ariaKeys(keys: string | undefined) {
  const key = keys?.replace('mod+', '')
  if (!key || key === keys) return keys
  const name = key.length === 1 ? key.toUpperCase() : key
  return `Control+${name} Meta+${name}`
}

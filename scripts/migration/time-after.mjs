/** At least a second after the newest migration, whose machine may have had a fast clock. */
export function timeAfter(newest = '') {
  const former = newest.replace(/^(.{4})(..)(..)(..)(..)(..).*/, '$1-$2-$3T$4:$5:$6Z')
  const time = Math.max(Date.now(), (Date.parse(former) || 0) + 1000)
  return new Date(time).toISOString().replaceAll(/\D/g, '').slice(0, 14)
}

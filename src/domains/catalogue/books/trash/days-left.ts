const dayLength = 86_400_000

interface Keeping {
  now: number
  /** How long the trash keeps a book. */
  trashDays: number
}

/** The days until a book leaves the trash for good; its last hours are still a day. */
export function daysLeft(deletedAt: Date, { now, trashDays }: Keeping): number {
  const kept = (now - deletedAt.getTime()) / dayLength
  return Math.max(0, Math.ceil(trashDays - kept))
}

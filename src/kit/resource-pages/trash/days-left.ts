const dayLength = 86_400_000

interface Keeping {
  now: number
  trashDays: number
}

export function daysLeft(deletedAt: Date, { now, trashDays }: Keeping): number {
  const kept = (now - deletedAt.getTime()) / dayLength
  return Math.max(0, Math.ceil(trashDays - kept))
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b).at(values.length * share) ?? NaN
}

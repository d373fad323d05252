export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b).at(values.length / 2) ?? NaN
}

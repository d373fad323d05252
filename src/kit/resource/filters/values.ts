/** "a,b": a backslash precedes a comma or a backslash within a value. */
export const valuesIn = (list: string): string[] => [
  ...new Set(
    (list.match(/(?:\\.|[^,\\]|\\$)+/g) ?? [])
      .map((value) => value.replaceAll(/\\([,\\])/g, '$1').trim())
      .filter((value) => value !== ''),
  ),
]

export const listOfValues = (values: readonly string[]) =>
  values.map((value) => value.replaceAll(/[,\\]/g, String.raw`\$&`)).join()

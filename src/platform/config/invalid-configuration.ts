export class InvalidConfiguration extends Error {
  override name = 'InvalidConfiguration'

  readonly problems: string[]

  constructor(problems: string[], options?: ErrorOptions) {
    super(['Invalid environment variables', ...problems].join('\n'), options)
    this.problems = problems
  }
}

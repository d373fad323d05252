export class InvalidConfiguration extends Error {
  override name = 'InvalidConfiguration'

  constructor(problems: string[], options?: ErrorOptions) {
    super(['Invalid environment variables', ...problems].join('\n'), options)
  }
}

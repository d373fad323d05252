import { AuthError } from '#features/session/index.ts'

/** Why a file was not read at all, and where in it that was noticed. */
export class ImportRefused extends AuthError {
  readonly line: number | undefined

  constructor(message: string, facts: ConstructorParameters<typeof AuthError>[1], line?: number) {
    super(message, facts)
    this.line = line
  }
}

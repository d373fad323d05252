let tell: (() => void) | undefined

/** Says how a person is told that something could not be fetched. */
export function onOutOfReach(listener: () => void) {
  tell = listener
}

export const tellOutOfReach = () => tell?.()

let tell: (() => void) | undefined

export function onOutOfReach(listener: () => void) {
  tell = listener
}

export const tellOutOfReach = () => tell?.()

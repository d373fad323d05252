export const FIRST_SCREEN = 'first-screen'

/** Blocks the first paint, because a screen painted in halves would shift. */
export const AwaitFirstScreen = () => (
  <link rel="expect" href={`#${FIRST_SCREEN}`} blocking="render" />
)

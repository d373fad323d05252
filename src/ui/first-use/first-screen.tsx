export const FIRST_SCREEN = 'first-screen'

/** Blocks the first paint until the element with that id has arrived: a screen painted in halves would shift. */
export const AwaitFirstScreen = () => (
  <link rel="expect" href={`#${FIRST_SCREEN}`} blocking="render" />
)

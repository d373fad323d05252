export interface Device {
  browser: string | undefined
  system: string | undefined
  isHandheld: boolean
}

/** The first match wins: most browsers also name those they descend from. */
const BROWSERS = [
  ['Edge', /\b(Edg|EdgA|EdgiOS|Edge)\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
] as const

const SYSTEMS = [
  ['iOS', /\b(iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\b(Macintosh|Mac OS X)\b/],
  ['Linux', /\b(Linux|X11)\b/],
] as const

const nameIn = (userAgent: string, known: readonly (readonly [string, RegExp])[]) =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0]

export function deviceOf(userAgent: string | null): Device {
  const said = userAgent ?? ''
  return {
    browser: nameIn(said, BROWSERS),
    system: nameIn(said, SYSTEMS),
    isHandheld: /\b(iPhone|iPod|iPad|Android|Mobile)\b/.test(said),
  }
}

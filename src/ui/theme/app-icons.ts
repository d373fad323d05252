export interface AppIcon {
  /** Must not change: installed applications request it again. */
  file: string
  size: number
  purpose: 'any' | 'maskable' | 'apple'
}

export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icons/app-192.png', size: 192, purpose: 'any' },
  { file: 'icons/app-512.png', size: 512, purpose: 'any' },
  { file: 'icons/app-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icons/apple-touch-180.png', size: 180, purpose: 'apple' },
]

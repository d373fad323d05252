import { rememberedLanguage } from '#i18n/language-memory.ts'
import { languages } from '#i18n/languages.ts'
import { type KeptList, keptPicture, readKept } from '../../kept/kept-lists.ts'

/** Fills the section with the lists that the user has kept on this device; it stays hidden if there are none. */
export async function showKept(section: HTMLElement): Promise<void> {
  const kept = await readKept()
  if (!kept) return
  const { locale } = languages[rememberedLanguage()]
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  section.querySelector('p')?.append(when.format(new Date(kept.keptAt)))
  for (const list of kept.lists) if (list.items.length > 0) section.append(drawList(list))
  section.hidden = false
}

/** An item without a picture shows plain cloth with a spine. */
const cloth = 'border-s-4 border-accent bg-accent-tint has-[img]:border-s-0'

function drawList({ name, items }: KeptList): HTMLElement {
  const list = draw('ul', 'mt-2 divide-y divide-line')
  for (const item of items) list.append(drawItem(item))
  const part = draw('section', 'mt-8')
  part.append(draw('h3', 'text-lg font-medium', name), list)
  return part
}

function drawItem({ title, text, picture }: KeptList['items'][number]): HTMLElement {
  const cover = draw('div', `h-16 w-11 shrink-0 overflow-hidden rounded-sm ${cloth}`)
  if (picture) void drawPicture(picture).then((image) => image && cover.append(image))
  const words = draw('div', 'min-w-0')
  words.append(
    draw('p', 'font-medium wrap-anywhere', title),
    draw('p', 'text-sm text-ink-soft', text),
  )
  const item = draw('li', 'flex items-center gap-4 py-3')
  item.append(cover, words)
  return item
}

async function drawPicture(address: string): Promise<HTMLElement | undefined> {
  const blob = await keptPicture(address)
  if (!blob) return undefined
  const image = document.createElement('img')
  image.src = URL.createObjectURL(blob)
  image.alt = ''
  image.className = 'size-full object-cover'
  return image
}

function draw(tag: keyof HTMLElementTagNameMap, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.dir = 'auto'
  element.textContent = text
  return element
}

import { compareVersions, versionIn } from './versions.mjs'

export const whatToDo = 'What you need to do'

/** The sections of a changelog, newest first: `## Unreleased`, `## 0.2.0 (2026-11-26)`. */
export const sectionsOf = (changelog) =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      const text = lines.join('\n').trim()
      return { title, version: versionIn(title.split(' ')[0]), text, toDo: toDoIn(text) }
    })

const toDoIn = (text) =>
  text
    .split(/^### /m)
    .find((part) => part.startsWith(`${whatToDo}\n`))
    ?.slice(whatToDo.length)
    .trim()

/** The steps of an adopter from one release to another, oldest first. */
export const toDoBetween = (changelog, from, to) =>
  sectionsOf(changelog)
    .filter(
      ({ version }) =>
        version && compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
    )
    .toReversed()
    .map(({ version, toDo = 'Nothing.' }) => ({ version, toDo }))

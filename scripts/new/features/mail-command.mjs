import { globSync } from 'node:fs'
import { Trouble } from '../../bootstrap/trouble.mjs'
import { say } from '../../bootstrap/words.mjs'
import { addFolder, folderOf, removeFolder } from '../added-folder.mjs'
import { placeOf, serverPlace } from '../modules.mjs'
import { importEdit, listEdit } from '../text-edits.mjs'
import { camel, dashed } from '../words.mjs'
import { mailFiles } from './mail-files.mjs'

export function newMail(root, { name, module: asked }) {
  const mail = mailOf(name)
  const place = serverPlace(root, asked)
  const [taken] = globSync(`{src,modules}/**/${mail}/`, { cwd: root })
  if (taken) throw new Trouble(`${taken} exists already: choose another name.`)
  const folder = `${place.folder}/${mail}`
  addFolder(root, { folder, files: mailFiles(mail), places: placesOf(place, mail) })
  say(
    [
      `${folder} has the message and its texts. npm run dev shows it at /dev/mails.`,
      'Next:',
      `  1. Write its texts, in four languages: ${folder}/locales`,
      `  2. Send it: const message = await ${camel(mail)}.compose(language, facts)`,
      `              await mail.send(transaction, { to, ...message }, { lane: 'notice', userId, uselessAt })`,
      `Undo it: npm run new -- mail ${name} --undo`,
    ].join('\n'),
  )
}

export function undoMail(root, { name }) {
  const mail = mailOf(name)
  const folder = folderOf(root, mail, { called: 'message', ending: '.server.ts' })
  const place = placeOf(root, folder)
  removeFolder(root, { folder, places: placesOf(place, mail) })
  say(`The message ${name} is gone.`)
}

/** The folder names the texts, which the browser gets unless their name ends with -mail. */
const mailOf = (name) => `${dashed(name.replace(/-mail$/, ''), 'message')}-mail`

const placesOf = ({ parts, opening }, mail) => [
  [
    parts,
    [importEdit(camel(mail), `./${mail}/index.server.ts`), listEdit(camel(mail), 'mails', opening)],
  ],
]

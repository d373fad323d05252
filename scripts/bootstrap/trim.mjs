import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Large parts of packages that no command reads; the source maps of all packages are 80 MB. */
const unread = [
  /^node-(bin-)?(darwin|linux)-[^/]+\/(include|share|CHANGELOG\.md)$/,
  /^lucide-react\/dynamic[^/]*$/,
  /^@zxing\/library\/(cjs|es2015|esnext|umd)$/,
  /^@base-ui\/react\/docs$/,
  /\.([cm]?[jt]sx?|css)\.map$/,
]

export const isUnread = (path) => unread.some((pattern) => pattern.test(path))

/** Removes a fifth of what npm unpacks. */
export function trimPackages(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (isUnread(path.replaceAll('\\', '/'))) {
      rmSync(join(folder, path), { recursive: true, force: true })
    }
  }
}

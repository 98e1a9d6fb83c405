/** Has the browser keep a file under its name. */
export function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download holds the file by now.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

// Prints a separate document without leaving the page; the browser offers paper or PDF.
export function printPage(title: string, html: string): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = 'vh';
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    const page = frame.contentWindow;
    if (!page) return;
    page.addEventListener('afterprint', () => frame.remove(), { once: true });
    page.print();
  });
  document.body.append(frame);
}

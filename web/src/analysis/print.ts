// A page of its own, printed without leaving this one: the browser asks where to, paper or PDF.
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

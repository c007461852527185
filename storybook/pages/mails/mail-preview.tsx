import './mail-preview.css';

const looks = [
  ['light', 'In a light email app', '-light.html'],
  ['dark', 'In a dark email app', '-dark.html'],
  ['text', 'As plain text, after its subject', '.txt'],
] as const;

/** A mail as its own template writes it with sample data: light, dark, and as text. */
export function MailPreview({ name }: { name: string }) {
  return (
    <main className="mail-preview">
      <h1>{titleOf(name)}</h1>
      <p>
        Its name in the API: <code>{name}</code>
      </p>
      {looks.map(([look, title, ending]) => (
        <section key={look} aria-labelledby={look}>
          <h2 id={look}>{title}</h2>
          <iframe src={`mails/${name}${ending}`} title={`${titleOf(name)}: ${title}`} />
        </section>
      ))}
    </main>
  );
}

/** `Order shipped` for `order-shipped`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

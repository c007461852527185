function styled<Tag extends 'dialog' | 'iframe'>(
  tag: Tag,
  looks: Record<string, string>,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ border: '0', padding: '0', ...looks })) {
    element.style.setProperty(name, value);
  }
  return element;
}

/** Shows the bank's page in a dialog and resolves when the cardholder has answered or closed it. */
export function askBank(url: string): Promise<void> {
  return new Promise((resolve) => {
    const dialog = styled('dialog', { width: 'min(30rem, 94vw)', height: 'min(32rem, 90vh)' });
    dialog.setAttribute('aria-label', 'Your bank asks you to confirm this payment');
    const frame = styled('iframe', { width: '100%', height: 'calc(100% - 3rem)' });
    const cancel = document.createElement('button');
    cancel.textContent = 'Cancel';
    for (const [name, value] of Object.entries({ width: '100%', height: '3rem', font: 'inherit' })) {
      cancel.style.setProperty(name, value);
    }
    cancel.addEventListener('click', () => dialog.close());
    frame.title = '3D Secure authentication';
    frame.src = url;
    dialog.append(frame, cancel);
    const onMessage = ({ source, data }: MessageEvent<{ type?: string } | null>) => {
      if (source === frame.contentWindow && data?.type === '3d-secure-answered') dialog.close();
    };
    window.addEventListener('message', onMessage);
    dialog.addEventListener('close', () => {
      window.removeEventListener('message', onMessage);
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

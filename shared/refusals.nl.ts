/** What the server tells a caller, in English, and the same in Dutch. */
export const dutch = {
  // Anywhere
  'Something went wrong on our side. Try again in a moment.':
    'Er ging bij ons iets mis. Probeer het zo nog eens.',
  'This took too long. Try again in a moment.': 'Dit duurde te lang. Probeer het zo nog eens.',
  'There is nothing at this address. Check it and try again.':
    'Op dit adres staat niets. Controleer het en probeer het nog eens.',
  'Correct what is wrong in the query and send it again.':
    'Verbeter wat er mis is in de query en stuur hem nog eens.',
  'Correct what is wrong in the body and send it again.':
    'Verbeter wat er mis is in wat je stuurde en stuur het nog eens.',
  'The body is nested more than {most} levels deep. Make it flatter.':
    'Wat je stuurde is meer dan {most} niveaus diep. Maak het vlakker.',
  'The body is not JSON. Send JSON.': 'Wat je stuurde is geen JSON. Stuur JSON.',
  'The body has more than {most} bytes. Send less at once.':
    'Wat je stuurde is groter dan {most} bytes. Stuur minder tegelijk.',
  'The body is missing. Send JSON.': 'Er kwam niets mee. Stuur JSON.',
  'This call was made from another site. Make it from a page of ours.':
    'Deze aanroep kwam van een andere site. Doe hem vanaf een pagina van ons.',
  'Start again from the first page.': 'Begin weer bij de eerste pagina.',

  // Who calls
  'Sign in and try again.': 'Log in en probeer het nog eens.',
  'Sign in again.': 'Log opnieuw in.',
  'Ask an owner of the account: an editor or an owner can do this.':
    'Vraag het een eigenaar van het account: dit kan een bewerker of een eigenaar.',
  'Ask an owner of the account: only an owner can do this.':
    'Vraag het een eigenaar van het account: alleen een eigenaar kan dit.',
  'The e-mail address or the password is wrong, or the address is not confirmed yet. Check both and try again.':
    'Het e-mailadres of het wachtwoord klopt niet, of het adres is nog niet bevestigd. Controleer beide en probeer het nog eens.',
  'Set a new password first: choose "Forgot password".':
    'Stel eerst een nieuw wachtwoord in: kies ‘Wachtwoord vergeten’.',
  'There were too many tries. Wait a few minutes and try again.':
    'Er waren te veel pogingen. Wacht een paar minuten en probeer het nog eens.',
  'Choose another password: this one is too easy to guess.':
    'Kies een ander wachtwoord: dit is te makkelijk te raden.',
  'The code is wrong or too old. Check it, or ask for a new one.':
    'De code klopt niet of is te oud. Controleer hem, of vraag een nieuwe.',
  'This e-mail address cannot be used. Check it.':
    'Dit e-mailadres kan niet gebruikt worden. Controleer het.',
  'This address has an account of its own. Use another one.':
    'Dit adres heeft al een eigen account. Gebruik een ander.',
  'No passkey was found for this address. Sign in with the password.':
    'Voor dit adres is geen passkey gevonden. Log in met het wachtwoord.',
  'There are no passkeys here. Sign in with the password.':
    'Er zijn hier geen passkeys. Log in met het wachtwoord.',
  'This passkey could not be kept. Make it again.': 'Deze passkey kon niet bewaard worden. Maak hem opnieuw.',
  'There are as many passkeys as an account can have. Remove one first.':
    'Er zijn al zoveel passkeys als een account kan hebben. Verwijder er eerst een.',

  // The account and its team
  'The password is wrong.': 'Het wachtwoord klopt niet.',
  'Type the address that you sign in with.': 'Typ het adres waarmee je inlogt.',
  'This is your address already.': 'Dit is je adres al.',
  'This address is taken.': 'Dit adres is al in gebruik.',
  'Many codes were sent today. Try again tomorrow.':
    'Er zijn vandaag veel codes gestuurd. Probeer het morgen weer.',
  'There is no such invitation any more. Invite the person again.':
    'Deze uitnodiging is er niet meer. Nodig de persoon opnieuw uit.',
  'Many invitations were sent today. Send more of them tomorrow.':
    'Er zijn vandaag veel uitnodigingen gestuurd. Stuur er morgen meer.',
  'The invitation could not be sent. Try again in a moment.':
    'De uitnodiging kon niet verstuurd worden. Probeer het zo nog eens.',
  'This person is a member already. Change their role in the list.':
    'Deze persoon hoort al bij het team. Verander de rol in de lijst.',
  'A team has at most {most} people, invitations included. Remove somebody first, or take an invitation back.':
    'Een team heeft hooguit {most} mensen, uitnodigingen meegeteld. Haal eerst iemand weg, of trek een uitnodiging in.',
  'This invitation was used, taken back or replaced, or its 7 days are over. Ask for a new one.':
    'Deze uitnodiging is gebruikt, ingetrokken of vervangen, of de 7 dagen zijn om. Vraag een nieuwe.',
  'This invitation is for {email}. Sign in with that address.':
    'Deze uitnodiging is voor {email}. Log in met dat adres.',
  'There is no such member in your team. Load the list again.':
    'Dit teamlid is er niet. Laad de lijst opnieuw.',
  'A team needs an owner. Make somebody else an owner first.':
    'Een team heeft een eigenaar nodig. Maak eerst iemand anders eigenaar.',
  'The team is being changed now. Load it again and try once more.':
    'Het team wordt nu veranderd. Laad het opnieuw en probeer het nog eens.',

  // The shop and its catalogue
  'There is no such shop in your account. Choose another shop.':
    'Deze winkel zit niet in je account. Kies een andere winkel.',
  'Ask an owner of the account to connect the shop.':
    'Vraag een eigenaar van het account om de winkel te koppelen.',
  'The shop is not connected. Connect the shop again.': 'De winkel is niet gekoppeld. Koppel hem opnieuw.',
  'The shop is disconnected. Connect it again, then import.':
    'De winkel is ontkoppeld. Koppel hem opnieuw en importeer dan.',
  'The shop is disconnected. Connect it again, then read its colours.':
    'De winkel is ontkoppeld. Koppel hem opnieuw en lees dan de kleuren.',
  'Your shop does not let us read its theme yet. Connect the shop again in the settings, and agree to it.':
    'Je winkel laat ons het thema nog niet lezen. Koppel de winkel opnieuw in de instellingen, en stem ermee in.',
  'The shop does not answer. Try again in a few minutes.':
    'De winkel antwoordt niet. Probeer het over een paar minuten nog eens.',
  'The shop does not let us in any more. Connect the shop again.':
    'De winkel laat ons er niet meer in. Koppel de winkel opnieuw.',
  'The brand was saved elsewhere in the meantime. Load it again.':
    'De huisstijl is intussen ergens anders bewaard. Laad die opnieuw.',

  // Pictures
  'This is not a picture in WebP or JPEG. Choose another file.':
    'Dit is geen afbeelding in WebP of JPEG. Kies een ander bestand.',
  'The picture has more than {most}. Make it smaller and send it again.':
    'De afbeelding is groter dan {most}. Verklein de afbeelding en stuur die nog eens.',
  'The picture is more than {most} pixels wide or high. Make it smaller and send it again.':
    'De afbeelding is meer dan {most} pixels breed of hoog. Verklein de afbeelding en stuur die nog eens.',
  'Your shop has no room for more pictures. Choose one that was uploaded before.':
    'Je winkel heeft geen plaats voor meer afbeeldingen. Kies er een die al geüpload is.',
  'This picture is being deleted. Upload it again in a moment.':
    'Deze afbeelding wordt verwijderd. Upload die zo nog eens.',
  'This picture stands in {quizzes}. Take it out there and publish that, then delete it.':
    'Deze afbeelding staat in {quizzes}. Haal die daar weg, publiceer dat, en verwijder de afbeelding dan.',
  'Earlier versions of {quizzes} show this picture. It would be missing where one is restored.':
    'Eerdere versies van {quizzes} tonen deze afbeelding. Als je er een terugzet, ontbreekt die daar.',

  // Quizzes
  'There is no such quiz in this shop. Choose another from the list.':
    'Deze quiz is er niet in deze winkel. Kies een andere uit de lijst.',
  'There is no such version of this quiz. Load the page again.':
    'Deze versie van de quiz is er niet. Laad de pagina opnieuw.',
  'The quiz was changed elsewhere in the meantime. Load it again.':
    'De quiz is intussen ergens anders veranderd. Laad hem opnieuw.',
  'The quiz holds ids that lead nowhere or are used twice. Correct what is listed.':
    'De quiz heeft id’s die nergens heen leiden of dubbel zijn. Verbeter wat er staat.',
  'The quiz is too large to be saved. Shorten its texts.':
    'De quiz is te groot om op te slaan. Kort de teksten in.',
  'There are no products in these collections. Choose others.':
    'In deze collecties zitten geen producten. Kies andere.',
  'There are no products to make a quiz of. Import your catalogue first.':
    'Er zijn geen producten om een quiz van te maken. Importeer eerst je catalogus.',
  'Choose a template.': 'Kies een sjabloon.',
  'Nothing in your catalogue answers the questions of this template. Choose another, or start from your products.':
    'Niets in je catalogus past bij de vragen van dit sjabloon. Kies een ander, of begin bij je producten.',
  'The making of this quiz was cancelled. Begin a new one.':
    'Het maken van deze quiz is afgebroken. Begin een nieuwe.',
  'The quiz cannot be published yet. Correct what is listed.':
    'De quiz kan nog niet gepubliceerd worden. Verbeter wat er staat.',
  'There are no products to recommend. Import your catalogue first.':
    'Er zijn geen producten om aan te raden. Importeer eerst je catalogus.',
  'This quiz is too heavy for a phone. Use fewer answers, or let them recommend fewer products.':
    'Deze quiz is te zwaar voor een telefoon. Gebruik minder antwoorden, of laat ze minder producten aanraden.',
  'Choose a time in the future, at most a year ahead.':
    'Kies een moment in de toekomst, hooguit een jaar vooruit.',
  'A version is in the shop already. Take it out, or publish the draft.':
    'Er staat al een versie in de winkel. Haal die eruit, of publiceer het concept.',
  'Two versions are being compared. End the test, then publish this one.':
    'Er worden twee versies vergeleken. Beëindig de test en publiceer dan deze.',
  'Publish the quiz first: a test compares with the version in the shop.':
    'Publiceer de quiz eerst: een test vergelijkt met de versie in de winkel.',
  'This version is in the shop already. Choose an earlier one to compare.':
    'Deze versie staat al in de winkel. Kies een eerdere om te vergelijken.',
  'Keep one of the two versions that are compared.': 'Houd een van de twee versies die vergeleken worden.',

  // Responses, contacts and where they go
  'There is no such response to this quiz. Load the list again.':
    'Deze reactie op de quiz is er niet. Laad de lijst opnieuw.',
  'The response is being changed now. Try again in a moment.':
    'De reactie wordt nu veranderd. Probeer het zo nog eens.',
  'There is no such contact in this shop. Load the list again.':
    'Dit contact is er niet in deze winkel. Laad de lijst opnieuw.',
  'The contact is being changed now. Try again in a moment.':
    'Het contact wordt nu veranderd. Probeer het zo nog eens.',
  'There is no webhook in this shop. Load the page again, and set one up.':
    'Deze winkel heeft geen webhook. Laad de pagina opnieuw en stel er een in.',
  'There is no such delivery any more. Load the list again.':
    'Dit bericht is er niet meer. Laad de lijst opnieuw.',
  'Choose an https address that can be reached from outside.':
    'Kies een https-adres dat van buiten te bereiken is.',

  // What shoppers and visitors send
  'The answers do not fit this version of the quiz. Load it and answer again.':
    'De antwoorden passen niet bij deze versie van de quiz. Laad hem en antwoord opnieuw.',
  'The answers could not be stored now. Send them again in a moment.':
    'De antwoorden konden nu niet bewaard worden. Stuur ze zo nog eens.',
  'The events could not be counted now. Send them again in a moment.':
    'De gebeurtenissen konden nu niet geteld worden. Stuur ze zo nog eens.',
  'The events could not be taken now. Send them again in a moment.':
    'De gebeurtenissen konden nu niet aangenomen worden. Stuur ze zo nog eens.',
  'The shop of this quiz is gone. Choose another quiz.':
    'De winkel van deze quiz is weg. Kies een andere quiz.',
  'There is no such version of this quiz that asks for advice. Load the page again.':
    'Er is geen versie van deze quiz die om advies vraagt. Laad de pagina opnieuw.',
  'There is no such version of this quiz that mails results. Load the page again.':
    'Er is geen versie van deze quiz die resultaten mailt. Laad de pagina opnieuw.',
  'Load the page again and ask for the mail once more.':
    'Laad de pagina opnieuw en vraag de mail nog eens aan.',
  'Too many of these mails were asked for. Try again later.':
    'Er is te vaak om deze mail gevraagd. Probeer het later nog eens.',
  'Your message could not be stored now. Send it again in a moment.':
    'Je bericht kon nu niet bewaard worden. Stuur het zo nog eens.',
  'You have written a lot today. Write to us by mail, or again tomorrow.':
    'Je hebt vandaag veel geschreven. Schrijf ons per mail, of morgen weer.',
} as const;

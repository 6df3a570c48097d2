import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Parses recorded answers with a generated client, each into the type that the method of its operation returns, and
 * prints them again: no member may be unknown to the type, and no value may be lost or changed.
 * Arguments: a file of [{operationId, body}], the folder of the client's sources of operations, their package.
 */
public final class ParseAnswers {
  public static void main(String[] arguments) throws Exception {
    ObjectMapper plain = new ObjectMapper();
    ObjectMapper mapper = mapperOfClient().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    Map<String, Type> types = answerTypes(new File(arguments[1]), arguments[2]);
    int parsed = 0;
    List<String> problems = new ArrayList<>();
    JsonNode answers = plain.readTree(new File(arguments[0]));
    for (JsonNode answer : answers) {
      String operation = answer.get("operationId").asText();
      Type type = types.get(operation.replace("-", "").toLowerCase());
      String problem = type == null ? "has no method" : problemOf(answer.get("body"), type, mapper);
      if (problem == null) parsed++;
      else problems.add(operation + ": " + problem);
    }
    problems.forEach(System.out::println);
    System.out.println(parsed + " of " + answers.size());
    System.exit(problems.isEmpty() ? 0 : 1);
  }

  private static ObjectMapper mapperOfClient() throws Exception {
    Class<?> client = Class.forName("client.ApiClient");
    return (ObjectMapper) client.getMethod("createDefaultObjectMapper").invoke(null);
  }

  /** Returns the types of answers by the name of their method in lower case. */
  private static Map<String, Type> answerTypes(File folder, String name) throws Exception {
    Map<String, Type> types = new TreeMap<>();
    for (File file : folder.listFiles((at, each) -> each.endsWith("Api.java"))) {
      for (Method method : Class.forName(name + "." + file.getName().replace(".java", "")).getMethods()) {
        types.putIfAbsent(method.getName().toLowerCase(), method.getGenericReturnType());
      }
    }
    return types;
  }

  private static String problemOf(JsonNode body, Type type, ObjectMapper mapper) {
    try {
      Object value = mapper.readValue(body.toString(), mapper.constructType(type));
      return difference(body, mapper.valueToTree(value), "");
    } catch (Exception error) {
      return error.getMessage();
    }
  }

  /** Returns the first difference between sent and printed; null if there is none. Null members may be omitted. */
  private static String difference(JsonNode sent, JsonNode printed, String path) {
    if (sent.isNull()) return printed == null || printed.isNull() ? null : path + " is no longer null";
    if (printed == null || printed.isNull()) return path + " is lost";
    if (sent.isObject()) {
      Iterator<Map.Entry<String, JsonNode>> members = sent.fields();
      while (members.hasNext()) {
        Map.Entry<String, JsonNode> member = members.next();
        String found = difference(member.getValue(), printed.get(member.getKey()), path + "/" + member.getKey());
        if (found != null) return found;
      }
      return null;
    }
    if (sent.isArray()) {
      if (sent.size() != printed.size()) return path + " has another length";
      for (int index = 0; index < sent.size(); index++) {
        String found = difference(sent.get(index), printed.get(index), path + "/" + index);
        if (found != null) return found;
      }
      return null;
    }
    return same(sent, printed) ? null : path + " was " + sent + " and is " + printed;
  }

  private static boolean same(JsonNode sent, JsonNode printed) {
    if (sent.isNumber() && printed.isNumber()) return sent.asDouble() == printed.asDouble();
    if (sent.equals(printed)) return true;
    try {
      return OffsetDateTime.parse(sent.asText()).isEqual(OffsetDateTime.parse(printed.asText()));
    } catch (Exception notTimes) {
      return false;
    }
  }
}
